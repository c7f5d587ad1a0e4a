import type {ReactNode} from 'react';
import {SiteFooter} from '../../components/SiteFooter';

export default function Footer(): ReactNode {
  return <SiteFooter />;
}
