/** The attribute of what is laid over code, as the popups of types: it is no part of the code and is never copied. */
export const ANNOTATION = 'data-annotation';
