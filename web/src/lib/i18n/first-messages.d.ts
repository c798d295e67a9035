declare module 'virtual:first-messages' {
  /** A part of the English messages, in their shape. */
  const first: Partial<typeof import('../../messages/en.json')>;
  export default first;
}

declare module 'virtual:later-messages' {
  /** Those of all other screens. */
  const later: Partial<typeof import('../../messages/en.json')>;
  export default later;
}

declare module 'virtual:lesson-messages' {
  /** Those of courses and lessons. */
  const lessons: Partial<typeof import('../../messages/en.json')>;
  export default lessons;
}

declare module 'virtual:office-messages' {
  /** Those of the admins' screen. */
  const office: Partial<typeof import('../../messages/en.json')>;
  export default office;
}

declare module 'virtual:giving-messages' {
  /** Those of the screen that records clips. */
  const giving: Partial<typeof import('../../messages/en.json')>;
  export default giving;
}

declare module 'virtual:prediction-messages' {
  /** Those of the Prediction screen. */
  const prediction: Partial<typeof import('../../messages/en.json')>;
  export default prediction;
}
