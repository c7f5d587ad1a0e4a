import type {ReactNode} from 'react';
import {Banner} from '../../components/Banner';

export default function AnnouncementBar(): ReactNode {
  return <Banner />;
}
