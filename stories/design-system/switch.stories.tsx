import { Stack } from '#design-system/stack';
import { Switch } from '#design-system/switch';

export default { title: 'design system / Switch' };

const light = {
  name: 'bericht',
  label: 'Bericht bij zonsondergang',
  requiredLabel: 'verplicht',
  onLabel: 'Aan',
  offLabel: 'Uit',
};

export const Off = () => <Switch id="uit" {...light} />;
export const On = () => <Switch id="aan" {...light} defaultChecked />;
export const WithoutWordsForItsState = () => (
  <Switch id="kaal" {...light} onLabel={undefined} offLabel={undefined} defaultChecked />
);
export const Hint = () => <Switch id="raad" {...light} hint="Elke avond, om de minuut af." />;
export const Wrong = () => (
  <Switch id="fout" {...light} required error="Zet dit aan, anders weten we niet wanneer." />
);
export const Disabled = () => (
  <Stack space="tight">
    <Switch id="dicht" {...light} disabled />
    <Switch id="dicht-aan" {...light} disabled defaultChecked />
  </Stack>
);
export const ReadOnly = () => <Switch id="vast" {...light} readOnly defaultChecked />;
export const SeveralInARow = () => (
  <Stack space="hair">
    <Switch id="een" {...light} name="een" label="Aan bij zonsondergang" defaultChecked />
    <Switch id="twee" {...light} name="twee" label="Uit om middernacht" defaultChecked />
    <Switch id="drie" {...light} name="drie" label="Zachter als er niemand is" />
  </Stack>
);
export const LongGermanLabel = () => (
  <div style={{ inlineSize: 'min(14rem, 100%)' }} lang="de">
    <Switch
      id="lang"
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
      <Switch id={`aan-${tone}`} {...light} defaultChecked />
      <Switch id={`uit-${tone}`} {...light} />
    </div>
  ));
