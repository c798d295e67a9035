/** The present, so that tests can choose it. */
export type Clock = () => Date;
