/** The GraphQL type of each object that has a node id. */
export const typeNames = new WeakMap<object, string>();
