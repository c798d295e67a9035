/** How those call themselves that draw where there is no graphics card: Chromium's, Mesa's, Windows' and Apple's. */
const PROCESSOR = /swiftshader|llvmpipe|softpipe|basic render|software/i;

/** Whether the processor draws what this context shows; false where the browser does not tell. */
export function isDrawnByProcessor(
  context: WebGLRenderingContext | WebGL2RenderingContext,
): boolean {
  const names = context.getExtension('WEBGL_debug_renderer_info');
  // Firefox tells without being asked for names, and warns where it is.
  const name: unknown = context.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return PROCESSOR.test(String(name));
}
