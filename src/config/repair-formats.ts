/** In which order earlier attempts are shown to the model. */
export const historyFormats = ['forward', 'reverse', 'latest'] as const;

export type HistoryFormat = (typeof historyFormats)[number];

/** How much of the source the model sees, and may change. */
export const sourceFormats = ['one-line', 'contextual', 'function', 'whole'] as const;

export type SourceFormat = (typeof sourceFormats)[number];

/** What the model is told of a finding; the order is that of the last number of a prompt's notation. */
export const feedbackFormats = ['violated-property', 'counterexample', 'inputs'] as const;

export type FeedbackFormat = (typeof feedbackFormats)[number];
