import { Eyebrow } from '#design-system/eyebrow';

export default { title: 'design system / Eyebrow' };

export const AboveAHeading = () => <Eyebrow>Material and care</Eyebrow>;
export const OverTwoLines = () => (
  <div style={{ inlineSize: '14rem' }}>
    <Eyebrow>Außenbeleuchtung, Gartenmöbel und Gewährleistung</Eyebrow>
  </div>
);
