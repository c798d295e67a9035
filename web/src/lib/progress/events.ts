type At = { readonly id: string; readonly at: number };
export type CardState = {
  readonly due: string;
  readonly stability: number;
  readonly difficulty: number;
  readonly elapsed_days: number;
  readonly scheduled_days: number;
  readonly reps: number;
  readonly lapses: number;
  readonly learning_steps: number;
  readonly state: number;
  readonly last_review?: string;
};
export type ProgressEvent = At &
  (
    | { readonly kind: 'card'; readonly card: string; readonly state: CardState }
    | {
        readonly kind: 'lesson';
        readonly lesson: string;
        readonly step: number;
        readonly done: boolean;
      }
    | {
        readonly kind: 'list';
        readonly list: string;
        readonly name: string;
        readonly signs: readonly string[];
        readonly removed: boolean;
      }
    | { readonly kind: 'day'; readonly day: string }
  );
export type ProgressReply = {
  readonly cards: readonly { card: string; at: number; state: CardState }[];
  readonly lessons: readonly {
    lesson: string;
    step: number;
    doneAt: number | null;
    at: number;
  }[];
  readonly streak: { readonly days: readonly string[] };
};
