export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content: string;
  /** Of an assistant that asks for tools. */
  readonly calls?: readonly ToolRequest[];
  /** Of a tool's answer: which call it answers. */
  readonly callId?: string;
}

/** A function that a model may call. */
export interface ToolDeclaration {
  readonly name: string;
  readonly description: string;
  /** A JSON Schema of type `object`. */
  readonly parameters: object;
}

export interface ToolRequest {
  readonly id: string;
  readonly name: string;
  /** As the model wrote them: JSON, as a rule. */
  readonly arguments: string;
}

export interface ModelRequest {
  readonly messages: readonly ChatMessage[];
  /** 0 to 2. */
  readonly temperature: number;
  /** For the whole answer, waiting for rate limits included. */
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal;
  /** `none`: they may stand in the history, and can't be called any more. */
  readonly tools?: { readonly declarations: readonly ToolDeclaration[]; readonly choice: 'auto' | 'none' };
  /** Gets the answer piece by piece while it comes, where a person waits for it. */
  readonly onText?: (piece: string) => void;
}

export interface ModelReply {
  readonly text: string;
  /** Left out where it asks for none. */
  readonly calls?: readonly ToolRequest[];
  /** `length`: the reply was cut at the model's limit. */
  readonly finish: 'stop' | 'length' | 'other';
  /** As the endpoint counts them; null where it does not say. */
  readonly tokens: { readonly prompt: number; readonly completion: number } | null;
  readonly seconds: number;
}

/** The port to a chat model. Throws ModelError when the endpoint gives no answer. */
export interface LanguageModel {
  readonly name: string;
  ask(request: ModelRequest): Promise<ModelReply>;
}
