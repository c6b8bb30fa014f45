/** By name, for the rules that ask for a device; layout never does. (A 9) */
export function isMobileDevice(userAgent: string): boolean {
  return /android|webos|iphone|ipad|ipod|blackberry|iemobile|opera mini/i.test(userAgent);
}
