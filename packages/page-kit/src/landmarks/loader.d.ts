declare module 'virtual:tasks-vision-wasm/vision_wasm_internal.js' {
  /** Emscripten's own: makes the module that a finder runs in. */
  const createModule: (settings?: object) => Promise<object>;
  export default createModule;
}
