import { Badge } from '#design-system/badge';
import { Inline } from '#design-system/inline';

export default { title: 'design system / Badge' };

const tones = (
  <Inline space="tight">
    <Badge>Outdoor</Badge>
    <Badge tone="accent">New</Badge>
    <Badge tone="success">In stock</Badge>
    <Badge tone="danger">Two left</Badge>
  </Inline>
);

export const Tones = () => tones;

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '1.5rem' }}>
      {tones}
    </div>
  ));

export const LongGermanWordWraps = () => (
  <div lang="de" style={{ inlineSize: '10rem' }}>
    <Badge tone="success">Wiederaufbereitete Sicherheitskleinspannungslaterne</Badge>
  </div>
);
