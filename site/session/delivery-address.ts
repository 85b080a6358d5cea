import * as v from 'valibot';
import type { ContactAddress } from '#site/services/shop';
import { deliveryAddressSchema } from './delivery-address-schema.ts';
import type { VisitorSession } from './session.ts';

/**
 * Stores the delivery address of a visitor who collects the order, in case the visitor chooses delivery again. The shop's cart then contains
 * the address of the pickup location. An address above the size limit is not stored. Without an address, removes the stored one.
 */
export function storeDeliveryAddress(
  session: Pick<VisitorSession, 'values' | 'change'>,
  address: ContactAddress | undefined,
): void {
  const { output, success } = v.safeParse(deliveryAddressSchema, address);
  if (success) session.change({ deliveryAddress: output });
  else if (session.values().deliveryAddress) session.change({ deliveryAddress: undefined });
}
