export default function Home() {
  return (
    <main>
      <h1>你好，世界</h1>
      <p>服务端渲染，再由浏览器接手。</p>
    </main>
  );
}
