import type { ToolDeclaration, ToolRequest } from './language-model.ts';

/** What a model may use before it answers. */
export interface ToolOffer {
  readonly declarations: readonly ToolDeclaration[];
  /** How to use them, for the system's message; empty without any. */
  readonly instructions: string;
}

/** The port to the tools of one attempt. */
export interface ModelTools {
  /** As they are now: a tool that keeps failing is offered no more. */
  offer(): ToolOffer;
  /** One text for each call of an answer, in their order. Never rejects. */
  answer(calls: readonly ToolRequest[]): Promise<readonly string[]>;
}
