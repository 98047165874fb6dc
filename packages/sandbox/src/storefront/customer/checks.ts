export const isEmail = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 255;

/** Returns whether a text is a phone number in E.164 format. */
export const isPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);
