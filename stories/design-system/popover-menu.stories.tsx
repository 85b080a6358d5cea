import { PopoverMenu } from '#design-system/popover-menu';

export default { title: 'design system / Popover menu' };

const noop = () => {};

export const Actions = () => (
  <PopoverMenu
    label="Order 2041"
    items={[
      { id: 'track', label: 'Track parcel', icon: 'external', href: '#track' },
      { id: 'address', label: 'Change address', onSelect: noop, disabled: true },
      { id: 'again', label: 'Buy again', icon: 'cart', onSelect: noop },
      { id: 'cancel', label: 'Delete order', icon: 'close', tone: 'danger', onSelect: noop },
    ]}
  />
);

export const Links = () => (
  <PopoverMenu
    label="Stories"
    items={[
      { id: 'all', label: 'All stories', href: '#all', current: true },
      { id: 'light', label: 'About light', href: '#light' },
      { id: 'craft', label: 'About craft', href: '#craft' },
    ]}
  />
);

export const AtTheEndOfALine = () => (
  <div style={{ display: 'flex', justifyContent: 'end' }}>
    <PopoverMenu
      label="Sort"
      align="end"
      items={[
        { id: 'new', label: 'Newest first', icon: 'check', onSelect: noop },
        { id: 'price', label: 'Lowest price first', onSelect: noop },
        { id: 'material', label: 'Material and craft properties first', onSelect: noop },
      ]}
    />
  </div>
);

export const AtTheBottomOfTheWindow = () => (
  <div style={{ display: 'flex', alignItems: 'end', blockSize: '90svh' }}>
    <PopoverMenu
      label="Share"
      items={['Copy link', 'Email', 'Print', 'Save'].map((label) => ({
        id: label,
        label,
        onSelect: noop,
      }))}
    />
  </div>
);
