import type {Site} from '../../config/schema';

/** The style rule for a banner's height and colours; CSS has the defaults. */
export function bannerStyle({height, backgroundColor, textColor}: NonNullable<Site['banner']>): string {
  const declarations = [
    `--portal-banner-height:${height}px`,
    backgroundColor === undefined ? '' : `--portal-banner-background:${backgroundColor}`,
    textColor === undefined ? '' : `--portal-banner-text:${textColor}`,
  ];
  return `:root{${declarations.filter(Boolean).join(';')}}`;
}
