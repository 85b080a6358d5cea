import { Table } from '#design-system/table';

export default { title: 'design system / Table' };

const lamps = {
  columns: [
    { id: 'lamp', label: 'Lamp' },
    { id: 'height', label: 'Height', numeric: true },
    { id: 'light', label: 'Light', numeric: true },
    { id: 'battery', label: 'Battery life', numeric: true },
    { id: 'base', label: 'Base' },
  ],
  rows: [
    { id: 'waker', cells: ['Waker', '38 cm', '380 lm', '12 hours', 'Oiled oak'] },
    { id: 'hoeve', cells: ['Hoeve', '52 cm', '450 lm', '9 hours', 'Brass'] },
    { id: 'dijk', cells: ['Dijk', '164 cm', '900 lm', '6 hours', 'Powder-coated steel, in three colours'] },
  ],
};

export const StacksInANarrowWindow = () => <Table caption="Comparison of lamps" {...lamps} />;

export const ScrollsInANarrowWindow = () => (
  <Table caption="Comparison of lamps" {...lamps} narrow="scrolls" />
);

export const TwoColumns = () => (
  <Table
    caption="Opening hours"
    columns={[
      { id: 'day', label: 'Day' },
      { id: 'hours', label: 'Open', numeric: true },
    ]}
    rows={[
      { id: 'do', cells: ['Thursday', '10:00–18:00'] },
      { id: 'vr', cells: ['Friday', '10:00–21:00'] },
      { id: 'za', cells: ['Saturday', '10:00–17:00'] },
    ]}
  />
);

export const LongGermanWordsBreak = () => (
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
