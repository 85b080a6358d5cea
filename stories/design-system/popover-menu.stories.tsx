import { PopoverMenu } from '#design-system/popover-menu';

export default { title: 'design system / Popover menu' };

const nothing = () => {};

export const ThingsToDo = () => (
  <PopoverMenu
    label="Bestelling 2041"
    items={[
      { id: 'volgen', label: 'Volg het pakket', icon: 'external', href: '#volgen' },
      { id: 'wijzigen', label: 'Wijzig het adres', onSelect: nothing, unavailable: true },
      { id: 'nogmaals', label: 'Bestel nog eens', icon: 'cart', onSelect: nothing },
      { id: 'annuleren', label: 'Annuleer', icon: 'close', tone: 'danger', onSelect: nothing },
    ]}
  />
);

export const PlacesToGo = () => (
  <PopoverMenu
    label="Verhalen"
    items={[
      { id: 'alle', label: 'Alle verhalen', href: '#alle', current: true },
      { id: 'licht', label: 'Over licht', href: '#licht' },
      { id: 'ambacht', label: 'Over het ambacht', href: '#ambacht' },
    ]}
  />
);

export const AtTheEndOfALine = () => (
  <div style={{ display: 'flex', justifyContent: 'end' }}>
    <PopoverMenu
      label="Sorteer"
      align="end"
      items={[
        { id: 'nieuw', label: 'Nieuwste eerst', icon: 'check', onSelect: nothing },
        { id: 'prijs', label: 'Laagste prijs eerst', onSelect: nothing },
        { id: 'lang', label: 'Verarbeitungs- und Materialeigenschaften zuerst', onSelect: nothing },
      ]}
    />
  </div>
);

export const AtTheFootOfTheWindow = () => (
  <div style={{ display: 'flex', alignItems: 'end', blockSize: '90svh' }}>
    <PopoverMenu
      label="Deel"
      items={['Kopieer de link', 'Mail', 'Druk af', 'Bewaar'].map((label) => ({
        id: label,
        label,
        onSelect: nothing,
      }))}
    />
  </div>
);
