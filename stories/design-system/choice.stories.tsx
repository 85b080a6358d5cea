import { Choice } from '#design-system/choice';
import { Stack } from '#design-system/stack';

export default { title: 'design system / Choice' };

export const Looks = () => (
  <Stack space="tight">
    {(['box', 'radio', 'switch'] as const).map((look) => (
      <div key={look}>
        <Choice look={look}>Uit</Choice>
        <Choice look={look} defaultChecked>
          Aan
        </Choice>
      </div>
    ))}
  </Stack>
);

export const Disabled = () => (
  <Stack space="tight">
    {(['box', 'radio', 'switch'] as const).map((look) => (
      <div key={look}>
        <Choice look={look} disabled>
          Uit
        </Choice>
        <Choice look={look} disabled defaultChecked>
          Aan
        </Choice>
      </div>
    ))}
  </Stack>
);

export const RightToLeft = () => (
  <div dir="rtl">
    <Choice look="switch">مطفأ</Choice>
    <Choice look="switch" defaultChecked>
      مضاء
    </Choice>
    <Choice defaultChecked>موافقة</Choice>
  </div>
);

export const OnEveryTone = () =>
  (['ground', 'raised', 'moss', 'night'] as const).map((tone) => (
    <div key={tone} data-tone={tone} style={{ padding: '2rem' }}>
      {(['box', 'radio', 'switch'] as const).map((look) => (
        <Choice key={look} look={look} defaultChecked>
          Op {tone}
        </Choice>
      ))}
    </div>
  ));
