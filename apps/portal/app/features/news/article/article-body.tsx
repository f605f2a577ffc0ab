import styles from './article-body.module.css';

/**
 * The text of an article. The gateway sanitises it when it is stored and again when it is sent; the policy of the page
 * runs no script that is not ours in any case.
 */
export function ArticleBody({ html }: { html: string }) {
  return (
    <div
      className={styles.body}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the gateway, twice
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
