/**
 * Fetches the typeface, once. It comes after the figure: on a slow line a sign that moves is worth more than
 * how the letters look, and until then a font of the device stands in its measures.
 */
export function fetchFonts(): void {
  // Without it the device's font stays, and nothing else is amiss.
  import('./faces.js').catch(() => {});
}
