import { Checkbox } from '#design-system/checkbox';
import { ChoiceGroup } from '#design-system/choice-group';
import { FileField } from '#design-system/file-field';
import { NumberField } from '#design-system/number-field';
import { PasswordField } from '#design-system/password-field';
import { Range } from '#design-system/range';
import { Select } from '#design-system/select';
import { SelectField } from '#design-system/select-field';
import { Switch } from '#design-system/switch';
import { TextArea } from '#design-system/text-area';
import { TextField } from '#design-system/text-field';
import { createForcedStatesGallery } from './forced-states-gallery.tsx';

export default { title: 'workbench / Forced states of fields' };

const field = { name: 'a', label: 'Name', requiredLabel: 'required' };
const invalid = { ...field, error: 'Enter your name.' };
const countries = [
  { value: 'nl', label: 'Netherlands' },
  { value: 'be', label: 'Belgium' },
];

export const Fields = createForcedStatesGallery({
  selector: 'input, select, textarea',
  minWidth: 240,
  samples: {
    'text field': (id) => <TextField {...field} id={id} placeholder="Kim" />,
    'text area': (id) => <TextArea {...field} id={id} rows={2} />,
    'select field': (id) => <SelectField {...field} id={id} options={countries} />,
    'file field': (id) => <FileField {...field} id={id} />,
  },
  naturalStates: {
    'text field, invalid': (id) => <TextField {...invalid} id={id} />,
    'text area, invalid': (id) => <TextArea {...invalid} id={id} rows={2} />,
    'select field, invalid': (id) => <SelectField {...invalid} id={id} options={countries} />,
    'text field, disabled': (id) => <TextField {...field} id={id} disabled defaultValue="Kim" />,
    'select field, disabled': (id) => <SelectField {...field} id={id} options={countries} disabled />,
    'file field, disabled': (id) => <FileField {...field} id={id} disabled />,
  },
});

export const FieldsWithButtons = createForcedStatesGallery({
  selector: 'input, button',
  minWidth: 240,
  samples: {
    select: (id) => <Select {...field} id={id} options={countries} placeholder="Choose one" />,
    number: (id) => (
      <NumberField
        {...field}
        id={id}
        label="Quantity"
        defaultValue="2"
        steppers={{ decrease: 'One less', increase: 'One more' }}
      />
    ),
    password: (id) => (
      <PasswordField
        {...field}
        id={id}
        label="Password"
        autoComplete="current-password"
        showLabel="Show password"
        visibleLabel="The password is visible."
        hiddenLabel="The password is hidden."
      />
    ),
  },
  naturalStates: {
    'select, invalid': (id) => <Select {...invalid} id={id} options={countries} placeholder="Choose one" />,
    'select, disabled': (id) => (
      <Select {...field} id={id} options={countries} placeholder="Choose one" disabled />
    ),
  },
});

export const Choices = createForcedStatesGallery({
  selector: 'input',
  minWidth: 200,
  samples: {
    box: (id) => <Checkbox {...field} id={id} label="Send me the newsletter" />,
    'box, checked': (id) => <Checkbox {...field} id={id} label="Send me the newsletter" defaultChecked />,
    radio: (id) => (
      <ChoiceGroup {...field} id={id} name={id} kind="radio" options={countries} defaultValue={['be']} />
    ),
    switch: (id) => <Switch {...field} id={id} label="Light" />,
    'switch, on': (id) => <Switch {...field} id={id} label="Light" defaultChecked />,
    range: (id) => (
      <Range {...field} id={id} label="Brightness" min={0} max={100} startLabel="Dim" endLabel="Bright" />
    ),
  },
  naturalStates: {
    'box, invalid': (id) => <Checkbox {...invalid} id={id} label="Send me the newsletter" required />,
    'box, disabled': (id) => <Checkbox {...field} id={id} label="Send me the newsletter" disabled />,
    'radio, disabled': (id) => (
      <ChoiceGroup {...field} id={id} name={id} kind="radio" options={countries} disabled />
    ),
    'switch, disabled': (id) => <Switch {...field} id={id} label="Light" disabled defaultChecked />,
  },
});
