import { Choice } from '#design-system/choice';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Choice' };

export const CheckboxRadioAndSwitch = () => (
  <Stack space="tight">
    {(['box', 'radio', 'switch'] as const).map((variant) => (
      <div key={variant}>
        <Choice variant={variant}>Off</Choice>
        <Choice variant={variant} defaultChecked>
          On
        </Choice>
      </div>
    ))}
  </Stack>
);

export const Disabled = () => (
  <Stack space="tight">
    {(['box', 'radio', 'switch'] as const).map((variant) => (
      <div key={variant}>
        <Choice variant={variant} disabled>
          Off
        </Choice>
        <Choice variant={variant} disabled defaultChecked>
          On
        </Choice>
      </div>
    ))}
  </Stack>
);

export const RightToLeft = () => (
  <div dir="rtl">
    <Choice variant="switch">مطفأ</Choice>
    <Choice variant="switch" defaultChecked>
      مضاء
    </Choice>
    <Choice defaultChecked>موافقة</Choice>
  </div>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      {(['box', 'radio', 'switch'] as const).map((variant) => (
        <Choice key={variant} variant={variant} defaultChecked>
          On {tone}
        </Choice>
      ))}
    </div>
  ));
