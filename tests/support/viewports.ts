/** The widths of the browser tests, one on each side of the theme's breakpoint (996/997 px). */
export const DESKTOP = {viewport: {width: 1440, height: 900}};
export const TABLET = {viewport: {width: 768, height: 1024}};
export const MOBILE = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
