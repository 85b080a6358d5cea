import { accountDeletionResolvers } from '../account-deletion/account-deletion-resolvers.ts';
import { attributeResolvers } from '../attributes/attribute-resolvers.ts';
import { cartAddressResolvers } from '../carts/cart-address-resolvers.ts';
import { cartMutations } from '../carts/cart-mutations.ts';
import { cartResolvers } from '../carts/cart-resolvers.ts';
import { checkoutMutations } from '../carts/checkout-mutations.ts';
import { customerCartResolvers } from '../carts/customer-cart-resolvers.ts';
import { categoryResolvers } from '../categories/category-resolvers.ts';
import { addressBookResolvers } from '../customers/address-book-resolvers.ts';
import { customerResolvers } from '../customers/customer-resolvers.ts';
import { signInResolvers } from '../customers/sign-in-resolvers.ts';
import { visitorResolvers } from '../customers/visitor-resolvers.ts';
import { orderResolvers } from '../orders/order-resolvers.ts';
import { pickupResolvers } from '../pickup/pickup-resolvers.ts';
import { configurableResolvers } from '../products/configurable-resolvers.ts';
import { productListResolvers } from '../products/product-list-resolvers.ts';
import { productResolvers } from '../products/product-resolvers.ts';
import { storeResolvers } from '../stores/store-resolvers.ts';
import { urlResolvers } from '../urls/url-resolvers.ts';
import { wishlistResolvers } from '../wishlists/wishlist-resolvers.ts';

/** The resolvers of all types. Types without an entry read the properties of their objects. */
export const resolvers = [
  storeResolvers,
  categoryResolvers,
  urlResolvers,
  productListResolvers,
  productResolvers,
  configurableResolvers,
  attributeResolvers,
  cartResolvers,
  cartAddressResolvers,
  cartMutations,
  checkoutMutations,
  pickupResolvers,
  orderResolvers,
  signInResolvers,
  customerResolvers,
  accountDeletionResolvers,
  addressBookResolvers,
  visitorResolvers,
  customerCartResolvers,
  wishlistResolvers,
];
