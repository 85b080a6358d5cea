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
import { forcedStates } from './forced.tsx';

export default { title: 'workbench / Forced states of fields' };

const asked = { name: 'a', label: 'Naam', requiredLabel: 'verplicht' };
const wrong = { ...asked, error: 'Schrijf hoe je heet.' };
const countries = [
  { value: 'nl', label: 'Nederland' },
  { value: 'be', label: 'België' },
];

export const Fields = forcedStates({
  on: 'input, select, textarea',
  narrowest: 240,
  samples: {
    'a line': (id) => <TextField {...asked} id={id} placeholder="Kim" />,
    'several lines': (id) => <TextArea {...asked} id={id} rows={2} />,
    'a list': (id) => <SelectField {...asked} id={id} options={countries} />,
    'a file': (id) => <FileField {...asked} id={id} />,
  },
  further: {
    'a line, wrong': (id) => <TextField {...wrong} id={id} />,
    'several lines, wrong': (id) => <TextArea {...wrong} id={id} rows={2} />,
    'a list, wrong': (id) => <SelectField {...wrong} id={id} options={countries} />,
    'a line, disabled': (id) => <TextField {...asked} id={id} disabled defaultValue="Kim" />,
    'a list, disabled': (id) => <SelectField {...asked} id={id} options={countries} disabled />,
    'a file, disabled': (id) => <FileField {...asked} id={id} disabled />,
  },
});

export const FieldsWithTools = forcedStates({
  on: 'input, button',
  narrowest: 240,
  samples: {
    'our own list': (id) => <Select {...asked} id={id} options={countries} placeholder="Kies" />,
    number: (id) => (
      <NumberField
        {...asked}
        id={id}
        label="Aantal"
        defaultValue="2"
        steppers={{ decrease: 'Eén minder', increase: 'Eén meer' }}
      />
    ),
    password: (id) => (
      <PasswordField
        {...asked}
        id={id}
        label="Wachtwoord"
        autoComplete="current-password"
        showLabel="Wachtwoord tonen"
        shownLabel="Het wachtwoord is te lezen."
        hiddenLabel="Het wachtwoord is verborgen."
      />
    ),
  },
  further: {
    'our own list, wrong': (id) => <Select {...wrong} id={id} options={countries} placeholder="Kies" />,
    'our own list, disabled': (id) => (
      <Select {...asked} id={id} options={countries} placeholder="Kies" disabled />
    ),
  },
});

export const Choices = forcedStates({
  on: 'input',
  narrowest: 200,
  samples: {
    box: (id) => <Checkbox {...asked} id={id} label="Stuur mij de brief" />,
    'box, ticked': (id) => <Checkbox {...asked} id={id} label="Stuur mij de brief" defaultChecked />,
    radio: (id) => (
      <ChoiceGroup {...asked} id={id} name={id} kind="radio" options={countries} defaultValue={['be']} />
    ),
    switch: (id) => <Switch {...asked} id={id} label="Licht" />,
    'switch, on': (id) => <Switch {...asked} id={id} label="Licht" defaultChecked />,
    range: (id) => (
      <Range {...asked} id={id} label="Helderheid" min={0} max={100} startLabel="Gedimd" endLabel="Fel" />
    ),
  },
  further: {
    'box, wrong': (id) => <Checkbox {...wrong} id={id} label="Stuur mij de brief" required />,
    'box, disabled': (id) => <Checkbox {...asked} id={id} label="Stuur mij de brief" disabled />,
    'radio, disabled': (id) => (
      <ChoiceGroup {...asked} id={id} name={id} kind="radio" options={countries} disabled />
    ),
    'switch, disabled': (id) => <Switch {...asked} id={id} label="Licht" disabled defaultChecked />,
  },
});
