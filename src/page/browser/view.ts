import type { PageData } from '../page-data.ts';
import type { Keys } from './listen-to-keys.ts';

/** A part of the page with what keys do in it. */
export interface View {
  readonly title: string;
  readonly node: Node;
  readonly keys: Keys;
  /** Once the node is in the page. */
  readonly shown?: (() => void) | undefined;
}

export interface ViewContext {
  readonly data: PageData;
  /** Changes the address without showing the page anew. */
  readonly remember: (hash: string) => void;
}
