export type Uploader = {
  readonly id: string;
  readonly name: string;
  readonly demo: boolean;
  readonly visitorId: string | null;
};
