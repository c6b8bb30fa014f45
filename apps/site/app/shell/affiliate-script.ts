/** The query parameter of a partner's link, and the cookie that keeps its value for the registration. (A 4, wire 17) */
const tagParam = 'stag';
const tagCookie = 'affiliateTag';
const daySeconds = 86_400;

/**
 * Runs before the page starts, so that nothing of it sees the parameter: keeps the first tag that ever came along, for
 * `days`, and takes it out of the address. The platform takes up to 256 printable characters; what is no such tag is
 * not kept, or it would spoil the registration. An inline script, since it would otherwise be in every visitor's bundle.
 */
export function affiliateScript(days: number): string {
  const cookie = `'${tagCookie}='+encodeURIComponent(t)+'; Path=/; Max-Age=${daySeconds * days}; SameSite=Lax'+(location.protocol==='https:'?'; Secure':'')`;
  return `(function(){var u=new URL(location.href),t=u.searchParams.get('${tagParam}');if(t===null)return;if(/^[\\x21-\\x7e]{1,256}$/.test(t)&&!/(^|; )${tagCookie}=/.test(document.cookie))document.cookie=${cookie};u.searchParams.delete('${tagParam}');history.replaceState(history.state,'',u)})()`;
}
