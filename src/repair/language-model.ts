export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ModelRequest {
  readonly messages: readonly ChatMessage[];
  /** 0 to 2. */
  readonly temperature: number;
  /** For the whole answer, waiting for rate limits included. */
  readonly timeoutSeconds: number;
  readonly signal?: AbortSignal;
  /** Gets the answer piece by piece while it comes, where a person waits for it. */
  readonly onText?: (piece: string) => void;
}

export interface ModelReply {
  readonly text: string;
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
