import { addressResolvers } from '../addresses/address-resolvers.ts';
import { attributeResolvers } from '../attributes/attribute-resolvers.ts';
import { categoryResolvers } from '../categories/category-resolvers.ts';
import { configurableResolvers } from '../products/configurable-resolvers.ts';
import { productListResolvers } from '../products/product-list-resolvers.ts';
import { productResolvers } from '../products/product-resolvers.ts';
import { storeResolvers } from '../stores/store-resolvers.ts';

/** The resolvers of all types. Types without an entry read the properties of their objects. */
export const resolvers = [
  storeResolvers,
  categoryResolvers,
  addressResolvers,
  productListResolvers,
  productResolvers,
  configurableResolvers,
  attributeResolvers,
];
