import { storeResolvers } from '../stores/store-resolvers.ts';

/** The resolvers of all types. Types without an entry read the properties of their objects. */
export const resolvers = [storeResolvers];
