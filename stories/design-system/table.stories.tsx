import { Table } from '#design-system/table';

export default { title: 'design system / Table' };

const lamps = {
  columns: [
    { id: 'lamp', label: 'Lamp' },
    { id: 'hoogte', label: 'Hoogte', figures: true },
    { id: 'licht', label: 'Licht', figures: true },
    { id: 'accu', label: 'Brandt op één lading', figures: true },
    { id: 'voet', label: 'Voet' },
  ],
  rows: [
    { id: 'waker', cells: ['Waker', '38 cm', '380 lm', '12 uur', 'Eiken, geolied'] },
    { id: 'hoeve', cells: ['Hoeve', '52 cm', '450 lm', '9 uur', 'Messing'] },
    { id: 'dijk', cells: ['Dijk', '164 cm', '900 lm', '6 uur', 'Gepoedercoat staal, in drie kleuren'] },
  ],
};

export const StacksWhereNarrow = () => <Table caption="De lampen naast elkaar" {...lamps} />;

export const ScrollsWhereNarrow = () => (
  <Table caption="De lampen naast elkaar" {...lamps} narrow="scrolls" />
);

export const TwoColumns = () => (
  <Table
    caption="Openingstijden"
    columns={[
      { id: 'dag', label: 'Dag' },
      { id: 'tijd', label: 'Open', figures: true },
    ]}
    rows={[
      { id: 'do', cells: ['Donderdag', '10:00–18:00'] },
      { id: 'vr', cells: ['Vrijdag', '10:00–21:00'] },
      { id: 'za', cells: ['Zaterdag', '10:00–17:00'] },
    ]}
  />
);

export const LongWordsBreak = () => (
  <Table
    caption="Verarbeitungs- und Materialeigenschaften"
    columns={[
      { id: 'teil', label: 'Bauteil' },
      { id: 'stoff', label: 'Werkstoffbezeichnung' },
    ]}
    rows={[
      { id: 'trafo', cells: ['Sicherheitskleinspannungstransformator', 'Polycarbonat, glasfaserverstärkt'] },
      { id: 'schirm', cells: ['Schirm', 'Opalglas, mundgeblasen'] },
    ]}
  />
);
