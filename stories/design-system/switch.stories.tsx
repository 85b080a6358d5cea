import { Stack } from '#design-system/stack';
import { Switch } from '#design-system/switch';

export default { title: 'design system / Switch' };

const light = {
  name: 'notification',
  label: 'Notify me at sunset',
  requiredLabel: 'required',
  onLabel: 'On',
  offLabel: 'Off',
};

export const Off = () => <Switch id="off" {...light} />;
export const On = () => <Switch id="on" {...light} defaultChecked />;
export const WithoutStateTexts = () => (
  <Switch id="plain" {...light} onLabel={undefined} offLabel={undefined} defaultChecked />
);
export const Hint = () => <Switch id="hint" {...light} hint="Every evening, to the minute." />;
export const WithError = () => <Switch id="wrong" {...light} required error="Turn this on to continue." />;
export const Disabled = () => (
  <Stack space="tight">
    <Switch id="disabled" {...light} disabled />
    <Switch id="disabled-on" {...light} disabled defaultChecked />
  </Stack>
);
export const ReadOnly = () => <Switch id="read-only" {...light} readOnly defaultChecked />;
export const SeveralInARow = () => (
  <Stack space="hair">
    <Switch id="one" {...light} name="one" label="On at sunset" defaultChecked />
    <Switch id="two" {...light} name="two" label="Off at midnight" defaultChecked />
    <Switch id="three" {...light} name="three" label="Dimmed when nobody is around" />
  </Stack>
);
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Switch
      id="long"
      {...light}
      label="Sonnenuntergangsbenachrichtigungen auch an Feiertagen zustellen"
      required
      requiredLabel="Pflichtangabe"
      onLabel="Ein"
      offLabel="Aus"
    />
  </div>
);
export const RightToLeft = () => (
  <div dir="rtl" lang="ar">
    <Switch id="rtl" {...light} label="تنبيه عند الغروب" onLabel="تشغيل" offLabel="إيقاف" defaultChecked />
  </div>
);
export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      <Switch id={`on-${tone}`} {...light} defaultChecked />
      <Switch id={`off-${tone}`} {...light} />
    </div>
  ));
