import MailComposer from 'nodemailer/lib/mail-composer';
import { findLocale } from '#site/i18n/locale';
import { escapeHtml } from '../escape-html.ts';
import { type Mail, type MailBlock, SHOP_MAILBOX } from './mail.ts';

const DOMAIN = 'veldenvonk.example';

/** Composes the source of a mail (MIME) with a text and an HTML version. Headers are encoded by the library, so no text adds one. */
export function composeMail(mail: Mail, messageId: string, date: Date): Promise<Buffer> {
  return new MailComposer({
    from: SHOP_MAILBOX,
    to: mail.to,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.blocks.map((each) => renderText(each, colonOf(mail))).join('\n\n'),
    html: renderHtml(mail),
    messageId: `<${messageId}@${DOMAIN}>`,
    date,
    headers: {
      'Content-Language': findLocale(mail.locale)?.hreflang ?? 'en',
      'Auto-Submitted': 'auto-generated',
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** Returns the colon after a label. French has a space before it, in Canada too. */
function colonOf({ locale }: Mail): string {
  return findLocale(locale)?.baseLanguage === 'fr' ? '\u00A0:' : ':';
}

function renderText(block: MailBlock, colon: string): string {
  switch (block.kind) {
    case 'link':
      return `${block.label}${colon}\n${block.url}`;
    case 'rows':
      return block.rows
        .map(([label, value]) => (label === '' ? value : `${label}${colon} ${value}`))
        .join('\n');
    case 'quote':
      return block.text
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n');
    case 'heading':
      return `${block.text}\n${'-'.repeat(Math.min(block.text.length, 60))}`;
    case 'text':
      return block.text;
  }
}

function renderHtml({ locale, subject, blocks }: Mail): string {
  return `<!doctype html>
<html lang="${findLocale(locale)?.hreflang ?? 'en'}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f1e7;color:#1a1d21;font:16px/1.6 sans-serif">
<main style="max-width:36em;margin:0 auto;padding:2em 1em">
<p style="font:1.4em serif">${escapeHtml(SHOP_MAILBOX.name)}</p>
${blocks.map(renderBlock).join('\n')}
</main></body></html>`;
}

function renderBlock(block: MailBlock): string {
  switch (block.kind) {
    case 'link':
      return `<p><a href="${escapeHtml(block.url)}" style="color:#b8431a">${escapeHtml(block.label)}</a></p>`;
    case 'rows':
      return `<table style="border-collapse:collapse;width:100%">${block.rows.map(renderRow).join('')}</table>`;
    case 'quote':
      return `<blockquote style="margin:1em 0;padding-left:1em;border-left:2px solid #dcd3c2;white-space:pre-wrap">${escapeHtml(block.text)}</blockquote>`;
    case 'heading':
      return `<h2 style="font:1.2em serif;margin:1.5em 0 .5em">${escapeHtml(block.text)}</h2>`;
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`;
  }
}

function renderRow([label, value]: readonly [string, string]): string {
  const cell = 'padding:.25em 0;border-bottom:1px solid #dcd3c2;vertical-align:top';
  if (label === '') return `<tr><td colspan="2" style="${cell}">${escapeHtml(value)}</td></tr>`;
  return `<tr><th scope="row" style="${cell};text-align:left;font-weight:normal">${escapeHtml(label)}</th><td style="${cell};text-align:right">${escapeHtml(value)}</td></tr>`;
}
