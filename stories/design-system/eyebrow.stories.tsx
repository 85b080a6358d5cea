import { Eyebrow } from '#design-system/eyebrow';

export default { title: 'design system / Eyebrow' };

export const AboveAHeading = () => <Eyebrow>Material and care</Eyebrow>;
export const TwoLines = () => (
  <div style={{ inlineSize: '14rem' }}>
    <Eyebrow>Outdoor lighting, garden furniture and warranty</Eyebrow>
  </div>
);
