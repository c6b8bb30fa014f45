/**
 * The browsers that sheets are written for: the first with `light-dark()`. For older ones it is expanded, and then `color-scheme` decides for a whole
 * page alone, not for what stands on a picture.
 */
export const cssTarget = ['chrome123', 'firefox121', 'safari17.5'];
