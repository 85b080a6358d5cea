import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';
import { Tooltip } from '#design-system/tooltip';

export default { title: 'design system / Tooltip' };

const button = (label: string) => (describedBy: string) => (
  <IconButton icon="sunset" label={label} aria-describedby={describedBy} />
);

export const OnHoverAndFocus = () => (
  <div style={{ padding: '5rem 2rem' }}>
    <Tooltip text="Gaat aan bij zonsondergang: vanavond om 16:38.">{button('Schemerstand')}</Tooltip>
  </div>
);

export const LongWordsWrap = () => (
  <div style={{ padding: '5rem 2rem' }}>
    <Tooltip text="Schaltet bei Sonnenuntergang ein und um Mitternacht wieder aus. Im Sommer beginnt der Abend später; die Laterne weiß das.">
      {button('Dämmerungsautomatik')}
    </Tooltip>
  </div>
);

export const AtTheWindowsEdges = () => (
  <div
    style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', blockSize: '90svh' }}
  >
    {['boven', 'onder'].map((edge) => (
      <Inline key={edge} space="vast">
        <Tooltip text="Blijft in beeld, ook hier in de hoek.">{button(`Links${edge}`)}</Tooltip>
        <div style={{ marginInlineStart: 'auto' }}>
          <Tooltip text="Blijft in beeld, ook hier in de hoek.">{button(`Rechts${edge}`)}</Tooltip>
        </div>
      </Inline>
    ))}
  </div>
);
