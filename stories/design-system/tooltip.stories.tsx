import { IconButton } from '#design-system/icon-button';
import { Inline } from '#design-system/inline';
import { Tooltip } from '#design-system/tooltip';

export default { title: 'design system / Tooltip' };

const button = (label: string) => (describedBy: string) => (
  <IconButton icon="sunset" label={label} aria-describedby={describedBy} />
);

export const OnHoverAndFocus = () => (
  <div style={{ padding: '5rem 2rem' }}>
    <Tooltip text="Turns on at sunset: tonight at 16:38.">{button('Dusk mode')}</Tooltip>
  </div>
);

export const LongTextWraps = () => (
  <div style={{ padding: '5rem 2rem' }}>
    <Tooltip text="Turns on at sunset and off at midnight. In summer the sun sets later, so the lamp turns on later.">
      {button('Automatic dusk mode')}
    </Tooltip>
  </div>
);

export const AtTheWindowsEdges = () => (
  <div
    style={{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between', blockSize: '90svh' }}
  >
    {['top', 'bottom'].map((edge) => (
      <Inline key={edge} space="vast">
        <Tooltip text="Stays visible in the corner.">{button(`Left ${edge}`)}</Tooltip>
        <div style={{ marginInlineStart: 'auto' }}>
          <Tooltip text="Stays visible in the corner.">{button(`Right ${edge}`)}</Tooltip>
        </div>
      </Inline>
    ))}
  </div>
);
