/** Spec section 9: the blog grid has seven cards, the steps of one guide. */
export const steps = [1, 2, 3, 4, 5, 6, 7] as const;

export type Step = (typeof steps)[number];

/** The step that an address asks for; null where it asks for none of the seven. */
export const stepOf = (text: string | null): Step | null =>
  steps.find((step) => String(step) === text) ?? null;
