import type { Finding } from './finding.ts';

/** Lists findings by file, with their number. Without findings the text is one line. */
export function describeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'The content check found no problems.';
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const files = [...byFile].map(([file, findingsOfFile]) => {
    const entry = findingsOfFile.find((finding) => finding.entry !== null)?.entry;
    const lines = findingsOfFile.map((finding) => `  ${formatPosition(finding)}${finding.message}\n`);
    return `${file}${entry === undefined ? '' : ` (${entry})`}\n${lines.join('')}\n`;
  });
  return `${files.join('')}${count(findings.length, 'problem')} in ${count(byFile.size, 'file')}.`;
}

function formatPosition({ line, field }: Finding): string {
  const position = [line === null ? '' : `line ${line}`, field ?? '']
    .filter((part) => part !== '')
    .join(', ');
  return position === '' ? '' : `${position}: `;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
