import '#theme/base';
import { createRoot } from 'react-dom/client';
import { Select } from '#design-system/select';

const options = ['Nederland', 'België', 'Duitsland', 'Frankrijk'].map((label) => ({ value: label, label }));

/** A page with nothing but the select, longer than a window. */
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

const place = document.getElementById('page');
if (place) createRoot(place).render(<Page />);
