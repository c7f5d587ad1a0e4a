/** Replaces Docusaurus' Link (src/plugins/router), so that every link follows SPEC §2 "Links". */
import {forwardRef, type FocusEvent} from 'react';
import DocusaurusLink from '@docusaurus/core/lib/client/exports/Link';
import type {Props} from '@docusaurus/Link';
import {externalHref, isExternalLink, withoutHtml} from '../../shared/routes';
import {HashLink} from './HashLink';

/**
 * A link. A target that is only a hash is on the current page. A target that begins with www or http(s) is external.
 * Hovering over an internal link, or focusing it, preloads its page.
 */
export default forwardRef<HTMLAnchorElement, Props>(function Link(props, ref) {
  const target = props.to ?? props.href;
  if (target?.startsWith('#')) return <HashLink {...props} hash={target} ref={ref} />;
  if (target && isExternalLink(target)) {
    return <DocusaurusLink {...props} to={undefined} href={externalHref(target)} ref={ref} />;
  }
  return (
    <DocusaurusLink
      {...props}
      {...(target && {href: undefined, to: withoutHtml(target)})}
      {...(target?.startsWith('/') && {onFocus: preloadPage})}
      ref={ref}
    />
  );
});

const preloadPage = ({currentTarget}: FocusEvent<HTMLAnchorElement>): void => {
  void window.docusaurus.preload(currentTarget.pathname);
};
