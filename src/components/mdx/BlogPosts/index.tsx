import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSite} from '../../../hooks/useSite';
import {Byline} from '../Authors/Byline';
import styles from './styles.module.css';

/** `::blog-posts` in Markdown: the list of blog posts from the settings (SPEC §3 "Blog post"). */
export function BlogPosts(): ReactNode {
  const {blogPosts} = useSite();
  if (blogPosts.length === 0) return <p className={styles.none}>There are no posts yet.</p>;
  return (
    <ul className={styles.posts}>
      {blogPosts.map(({path, title, description, authors, date}) => (
        <li key={path} className={styles.post}>
          <p className={styles.title}>
            <Link to={path}>{title}</Link>
          </p>
          {description !== undefined && <p>{description}</p>}
          <Byline authors={authors} date={date} />
        </li>
      ))}
    </ul>
  );
}
