import '#theme/base';
import { createRoot } from 'react-dom/client';
import { Select } from '#design-system/select';

const options = ['Nederland', 'België', 'Duitsland', 'Frankrijk'].map((label) => ({ value: label, label }));

/** A page that contains only the select and is taller than the viewport. */
function Page() {
  return (
    <main style={{ minHeight: '300vh' }}>
      <h1>Adres</h1>
      <Select
        id="land"
        name="land"
        label="Land"
        requiredLabel="verplicht"
        placeholder="Maak een keuze"
        options={options}
      />
    </main>
  );
}

const root = document.getElementById('page');
if (root) createRoot(root).render(<Page />);
