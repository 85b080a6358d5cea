import { useTranslation } from 'react-i18next';
import { Badge } from '#design-system/badge';
import type { KnownOrderStatus, OrderStatus } from './order-status.ts';

const TONES: Readonly<Record<KnownOrderStatus, 'quiet' | 'accent' | 'success' | 'danger'>> = {
  pending: 'quiet',
  pendingPayment: 'accent',
  processing: 'accent',
  onHold: 'accent',
  complete: 'success',
  completePickup: 'success',
  closed: 'quiet',
  cancelled: 'danger',
};

/** The status of an order. */
export function OrderStatusBadge({ status }: { readonly status: OrderStatus }) {
  const { t } = useTranslation('order');
  return status.known === undefined ? (
    <Badge>{status.label}</Badge>
  ) : (
    <Badge tone={TONES[status.known]}>{t(`status.${status.known}`)}</Badge>
  );
}
