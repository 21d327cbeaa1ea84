import { listen } from '../../build/serve/listen';
import { staticServer } from '../../build/serve/static-server';
import { launchChromium } from './chromium';
const out=process.argv[2]!, width=+(process.argv[3]??1280), runs=+(process.argv[4]??3);
const server = staticServer(out); const address = await listen(server, 0);
const browser = await launchChromium();
const PICTURE='<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#789"/></svg>';
for(let r=0;r<runs;r++){
const context = await browser.newContext({ viewport: { width, height: 800 } });
await context.route((u)=>u.hostname!=='127.0.0.1',(route)=>route.fulfill({contentType:'image/svg+xml',body:PICTURE}));
const page=await context.newPage(); const cdp=await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate',{rate:4});
await browser.startTracing(page,{categories:['devtools.timeline','disabled-by-default-devtools.timeline','toplevel','v8.execute','blink.user_timing','loading']});
await page.goto(address,{waitUntil:'load'}); await page.waitForTimeout(1500);
const buf=await browser.stopTracing(); const ev=JSON.parse(buf.toString()).traceEvents as any[];
const cnt=new Map<string,number>();for(const e of ev)if(e.name==='ParseHTML'&&/127.0.0.1/.test(e.args?.beginData?.url??''))cnt.set(e.pid+':'+e.tid,(cnt.get(e.pid+':'+e.tid)??0)+1);const best=[...cnt].sort((a,b)=>b[1]-a[1])[0]![0].split(':');const main={pid:+best[0]!,tid:+best[1]!};
const t=ev.filter(e=>e.pid===main.pid&&e.tid===main.tid&&e.ph==='X');
const tasks=t.filter(e=>/RunTask|ThreadControllerImpl::RunTask/.test(e.name)).sort((a,b)=>b.dur-a.dur).slice(0,r===runs-1?3:2);
console.log('run',r,tasks.map(x=>(x.dur/1000).toFixed(0)).join(' '));
if(r===runs-1) for(const x of tasks){console.log('TASK',(x.dur/1000).toFixed(1)); const inn=t.filter(e=>e!==x&&e.ts>=x.ts&&e.ts+e.dur<=x.ts+x.dur&&e.dur>800).sort((a,b)=>a.ts-b.ts); for(const e of inn) console.log('  ',((e.ts-x.ts)/1000).toFixed(1),(e.dur/1000).toFixed(1),e.name,JSON.stringify(e.args?.beginData??e.args?.data??e.args?.elementCount??{}).slice(0,150),e.args?.elementCount??'');}
await context.close();}
await browser.close(); server.closeAllConnections(); server.close();
