import { ResetOnLoad } from '#design-system/reset-on-load';

export default { title: 'design system / Reset on load' };

export const Checkbox = () => (
  <ResetOnLoad>
    <label>
      <input type="checkbox" defaultChecked /> Light
    </label>
  </ResetOnLoad>
);
