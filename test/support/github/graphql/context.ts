import type { Token } from '../state/token.ts';
import type { World } from '../state/world.ts';

export interface GraphqlContext {
  readonly world: World;
  readonly token: Token;
}
